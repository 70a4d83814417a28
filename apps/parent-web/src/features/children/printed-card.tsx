import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Portal } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { kidsLoginUrl, QrPicture } from '../../layout/qr-picture';
import { childrenText } from '../../text/en/children';
import { familyText } from '../../text/en/family';
import { signInText } from '../../text/en/sign-in';
import classes from './printed-card.module.css';

const text = signInText.card;

interface Props {
  hero: { name: string; avatarType: string; username: string; pin: string };
  familyCode: string;
  onPrinted: () => void;
}

/**
 * The card on paper, and nothing else of the page. Its picture leads to the login with the family's code filled in: one
 * that signs in at once would be too old before the paper is on the fridge.
 */
export function PrintedCard({ hero, familyCode, onPrinted }: Props) {
  const latest = useRef(onPrinted);
  latest.current = onPrinted;
  useEffect(() => {
    const tell = () => latest.current();
    window.addEventListener('afterprint', tell);
    window.print();
    return () => window.removeEventListener('afterprint', tell);
  }, []);
  const url = kidsLoginUrl(familyCode);
  const facts = [
    [text.address, new URL(url).host + new URL(url).pathname],
    [text.familyCode, familyCode],
    [childrenText.username, hero.username],
    [childrenText.pin, hero.pin],
  ] as const;
  return (
    // A node of its own: dialogs stand in the one that they share.
    <Portal reuseTargetNode={false}>
      <article className={classes.paper} data-printed>
        <header>
          <HeroArt avatarType={hero.avatarType} size={96} />
          <h1>{text.printed(hero.name)}</h1>
        </header>
        <div>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <QrPicture value={url} label={familyText.invite.qr(familyCode)} size={150} />
        </div>
        <p>{text.keep}</p>
      </article>
    </Portal>
  );
}
