import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderPiece } from '../testing/render';
import { user } from '../testing/user';
import { mainAct, useFocusTrap } from './use-focus-trap';

type Props = { onClose?: () => void; startsAt?: 'act' | 'dialog' };

function Dialog({ onClose, startsAt = 'act' }: Props) {
  const [isBought, setIsBought] = useState(false);
  return (
    <div {...useFocusTrap({ onClose, startsAt })} role="dialog" aria-label="Shop">
      <button type="button">Hear it</button>
      <button type="button" tabIndex={-1}>
        Picture
      </button>
      <button type="button" disabled>
        Sold out
      </button>
      {!isBought && (
        <button type="button" onClick={() => setIsBought(true)} {...mainAct}>
          Buy
        </button>
      )}
      <div inert>
        <button type="button">Below</button>
      </div>
      <button type="button" onClick={onClose}>
        Later
      </button>
    </div>
  );
}

function Page({ startsAt }: Pick<Props, 'startsAt'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && <Dialog onClose={() => setIsOpen(false)} {...(startsAt && { startsAt })} />}
      <button type="button">Behind</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

async function open(startsAt?: Props['startsAt']) {
  renderPiece(<Page startsAt={startsAt} />);
  await user.click(button('Open'));
}

describe('a dialog', () => {
  test('lets Tab go round among what can be done, forwards and backwards', async () => {
    await open();
    for (const name of ['Later', 'Hear it', 'Buy']) {
      await user.tab();
      expect(button(name)).toHaveFocus();
    }
    for (const name of ['Hear it', 'Later', 'Buy']) {
      await user.tab({ shift: true });
      expect(button(name)).toHaveFocus();
    }
  });

  test('that is read out first has the focus itself, and Tab enters it from both ends', async () => {
    await open('dialog');
    expect(screen.getByRole('dialog')).toHaveFocus();
    await user.tab();
    expect(button('Hear it')).toHaveFocus();
    screen.getByRole('dialog').focus();
    await user.tab({ shift: true });
    expect(button('Later')).toHaveFocus();
  });

  test('closes on Escape and gives the focus back to what opened it', async () => {
    await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Open')).toHaveFocus();
  });

  test('that must stay is not closed by Escape, and keeps the focus', async () => {
    const onClose = vi.fn();
    const { rerender } = renderPiece(<Dialog onClose={onClose} />);
    rerender(<Dialog />);
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(button('Buy')).toHaveFocus();
  });

  test('takes the focus again when the act that had it has gone', async () => {
    await open();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Buy' })).not.toBeInTheDocument();
    expect(button('Hear it')).toHaveFocus();
  });
});
