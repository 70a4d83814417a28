import { lazily } from '@herohood/browser/lazy-part';
import type { User } from '@herohood/domain/account/schema';
import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ActButton } from '../../layout/act-button';
import rows from '../../layout/picture-rows.module.css';
import { Section } from '../../layout/section';
import { trpc } from '../../lib/api';
import { familyText } from '../../text/en/family';
import { EXPORT } from './share-buttons';

const EraseDialog = lazily(async () => (await import('./erase-dialog')).EraseDialog);

const text = familyText.data;

/** Taking all data along, and erasing it: the owner's alone, with or without Premium (rules: subscription). */
export function DataSection({ user, onErased }: { user: User; onErased: () => void }) {
  const [isErasing, setIsErasing] = useState(false);
  return (
    <Section id="data" title={text.title} hint={text.hint}>
      {user.familyRole === 'owner' ? (
        <>
          <div className={rows.line}>
            <div className={rows.what}>
              <Title order={3} size="h5">
                {text.export}
              </Title>
              <span>{text.exportHint}</span>
            </div>
            <ActButton {...EXPORT} component="a" variant="light" icon="download">
              {text.export}
            </ActButton>
          </div>
          <div className={rows.line}>
            <div className={rows.what}>
              <Title order={3} size="h5">
                {text.erase}
              </Title>
              <span>{text.eraseHint}</span>
            </div>
            <ActButton variant="light" color="coral" icon="trash" onClick={() => setIsErasing(true)}>
              {text.erase}
            </ActButton>
          </div>
        </>
      ) : (
        <OwnerOnly hasAccess={user.hasPremiumAccess} />
      )}
      {isErasing ? (
        <EraseDialog email={user.email} onErased={onErased} onClose={() => setIsErasing(false)} />
      ) : null}
    </Section>
  );
}

function OwnerOnly({ hasAccess }: { hasAccess: boolean }) {
  const members = trpc.family.members.useQuery(undefined, { enabled: hasAccess });
  const owner = members.data?.find(({ role }) => role === 'owner');
  return (
    <Text c="dimmed">
      {owner ? text.ownerOnly(`${owner.firstName} ${owner.lastName}`.trim()) : text.ownerOnlyUnnamed}
    </Text>
  );
}
