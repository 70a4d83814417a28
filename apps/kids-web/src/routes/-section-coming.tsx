import { useOnline } from '@herohood/browser/use-online';
import { StateCard } from '@herohood/ui/state-card/state-card';
import { useEffect, useState } from 'react';
import { NoSignal } from '../layout/failed-card';
import { appText } from '../text/en/app';
import { offlineText } from '../text/en/sync';

/** After so long it is no longer on its way: the browser may believe in a network that is not there. */
const PATIENCE_MS = 2_500;

/** While a section is being fetched; without network it says at once why it does not come. */
export function SectionComing() {
  const isOnline = useOnline();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOnline && !isLong) return <p role="status">{appText.loading}</p>;
  return (
    <StateCard
      role="status"
      accent="turquoise"
      art={<NoSignal width={132} />}
      title={offlineText.section.title}
      body={offlineText.section.body}
    />
  );
}
