import { Button, Group, Text } from '@mantine/core';
import { Dialog } from '../../layout/dialog';
import { Hint } from '../../layout/hint';
import { checkoutText } from '../../text/en/checkout';

const text = checkoutText.authentication;

interface Props {
  /** As in '$4.99'. */
  amount: string;
  onAnswer: (isApproved: boolean) => void;
}

/** The bank's question in the sandbox. Closing it is an answer too: nobody has approved. */
export function AuthenticationDialog({ amount, onAnswer }: Props) {
  return (
    <Dialog
      asks={false}
      opened
      onClose={() => onAnswer(false)}
      title={text.title}
      closeOnClickOutside={false}
    >
      <Text>{text.body(amount)}</Text>
      <Hint mt="xs" mb="lg">
        {text.note}
      </Hint>
      <Group grow preventGrowOverflow={false}>
        <Button variant="default" onClick={() => onAnswer(false)}>
          {text.fail}
        </Button>
        <Button onClick={() => onAnswer(true)} data-autofocus>
          {text.approve}
        </Button>
      </Group>
    </Dialog>
  );
}
