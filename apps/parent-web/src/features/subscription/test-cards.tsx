import { serverNow } from '@herohood/browser/server-clock';
import { Icon } from '../../layout/icon';
import { checkoutText } from '../../text/en/checkout';
import type { CardValues } from './card';
import classes from './payment-frame.module.css';

const text = checkoutText.sandbox;

/** Test cards are good for some years more; which, does not matter. */
const YEARS_AHEAD = 4;
const TEST_CVC = '123';

interface Props {
  isDisabled: boolean;
  onUse: (card: CardValues) => void;
}

/** Says that no money moves, and fills the form with a test card at a tap. */
export function TestCards({ isDisabled, onUse }: Props) {
  const use = (number: string) => {
    const year = String((serverNow().getUTCFullYear() + YEARS_AHEAD) % 100).padStart(2, '0');
    onUse({ number, expiry: `12/${year}`, cvc: TEST_CVC, name: text.holder });
  };
  return (
    <div className={classes.sandbox} role="note">
      <strong>
        <Icon name="spark" size={18} />
        {text.title}
      </strong>
      <p>{text.hint}</p>
      <ul className={classes.chips} aria-label={text.cards}>
        {text.list.map(({ number, does }) => (
          <li key={number}>
            <button
              type="button"
              className={classes.chip}
              disabled={isDisabled}
              aria-label={text.use(number, does)}
              onClick={() => use(number)}
            >
              {number}
              <small>{does}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
