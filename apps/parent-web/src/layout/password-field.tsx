import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { appText } from '../text/en/app';

/** A password that can be shown; the button says what it will do, and the keyboard reaches it. */
export function PasswordField(props: PasswordInputProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      // Mantine says this for its other fields only.
      aria-invalid={props.error ? true : undefined}
      visible={isVisible}
      onVisibilityChange={setIsVisible}
      visibilityToggleButtonProps={{
        'aria-label': isVisible ? appText.hidePassword : appText.showPassword,
        // The label changes already: a button that is 'Hide' and pressed would say it twice.
        'aria-pressed': undefined,
        tabIndex: 0,
      }}
    />
  );
}
