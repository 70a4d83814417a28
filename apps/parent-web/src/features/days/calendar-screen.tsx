import { lazily } from '@herohood/browser/lazy-part';
import { serverNow } from '@herohood/browser/server-clock';
import type { User } from '@herohood/domain/account/schema';
import type { Child } from '@herohood/domain/children/schema';
import { familyDay } from '@herohood/domain/time/family-day';
import { useState } from 'react';
import { ActButton } from '../../layout/act-button';
import { Page } from '../../layout/page';
import { importText, daysText as text } from '../../text/en/days';
import { FamilyCalendar } from './family-calendar';
import { HomesSection } from './homes-section';

const ImportDialog = lazily(async () => (await import('./import-dialog')).ImportDialog);
const MarkDialog = lazily(async () => (await import('./mark-dialog')).MarkDialog);

interface Props {
  user: User;
  heroes: readonly Child[];
}

/** /parent/calendar: days off of the family, and at which home heroes are. */
export function CalendarScreen({ user, heroes }: Props) {
  const today = familyDay(serverNow(), user);
  const [dialog, setDialog] = useState<'mark' | 'import' | null>(null);
  const close = () => setDialog(null);
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <>
          <ActButton variant="default" icon="download" onClick={() => setDialog('import')}>
            {importText.open}
          </ActButton>
          <ActButton icon="plus" onClick={() => setDialog('mark')}>
            {text.dialog.open}
          </ActButton>
        </>
      }
    >
      <FamilyCalendar heroes={heroes} today={today} weekStart={user.weekStart} />
      <HomesSection heroes={heroes} today={today} />
      {dialog === 'mark' ? (
        <MarkDialog
          {...{ heroes, today }}
          start={{ childId: null, kind: 'vacation', from: today, until: today, note: null }}
          onClose={close}
        />
      ) : null}
      {dialog === 'import' ? <ImportDialog heroes={heroes} today={today} onClose={close} /> : null}
    </Page>
  );
}
