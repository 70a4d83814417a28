import { Button, type ButtonProps, createPolymorphicComponent } from '@mantine/core';
import { Icon, type IconName } from './icon';

interface Props extends ButtonProps {
  icon: IconName;
}

/** A button with a picture before its words. */
export const ActButton = createPolymorphicComponent<'button', Props>(({ icon, ...button }: Props) => (
  <Button leftSection={<Icon name={icon} size={button.size === 'xs' ? 16 : 18} />} {...button} />
));
