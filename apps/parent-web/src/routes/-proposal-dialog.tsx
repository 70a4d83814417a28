import { lazily } from '@herohood/browser/lazy-part';
import { DAILY_PLAN } from '@herohood/domain/days/schedule';
import { DEFAULT_HABIT } from '@herohood/domain/habits/choices';
import { DEFAULT_REWARD } from '@herohood/domain/rewards/choices';
import type { RewardLimits } from '@herohood/domain/rewards/limits';
import { Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { planWords } from '../features/habits/schedule-words';
import { Picture } from '../features/inbox/picture';
import type { ProposalSheet } from '../features/inbox/use-answer-dialog';
import { photoOf } from '../features/inbox/waiting';
import { usePlayVoice } from '../features/media/use-play-voice';
import { isCost } from '../features/rewards/choices';
import { CostFields } from '../features/rewards/cost-fields';
import { faultsOfLimits } from '../features/rewards/limit-faults';
import { LimitsFields } from '../features/rewards/limits-fields';
import { ActButton } from '../layout/act-button';
import { Dialog } from '../layout/dialog';
import { DialogFooter } from '../layout/dialog-footer';
import { Hint } from '../layout/hint';
import { focusFaulty } from '../lib/tell-form';
import { useUser } from '../lib/use-user';
import { proposalsText as text } from '../text/en/proposals';
import { rewardsText } from '../text/en/rewards';

const HabitEditor = lazily(async () => (await import('./-habits/habit-editor')).HabitEditor);

const AMOUNTS = [10, 25, 50, 100];
const MAX_XP = 1_000;
const isPay = (xp: number) => Number.isInteger(xp) && xp >= 1 && xp <= MAX_XP;

/** Pays what a hero did beyond their missions, which can become a mission instead; prices a wish; makes what they propose a mission. */
export const ProposalDialog: ProposalSheet = ({ item, onSend, onDecline, onClose }) => {
  const { proposal, hero } = item;
  const { kind, title, note, plan, xp: wished, voiceUrl } = proposal;
  const isWish = kind === 'wish';
  const { user } = useUser();
  const [amount, setAmount] = useState(isWish ? DEFAULT_REWARD.cost : (wished ?? AMOUNTS[1]!));
  const [limits, setLimits] = useState<RewardLimits>({});
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isSending, setIsSending] = useState(false);
  const [isMaking, setIsMaking] = useState(false);
  const photo = photoOf(item);

  function findFaults(): Record<string, string> {
    if (!isWish) return isPay(amount) ? {} : { amount: text.payInvalid };
    return { ...(isCost(amount) ? {} : { amount: rewardsText.costInvalid }), ...faultsOfLimits(limits) };
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = findFaults();
    flushSync(() => setFaults(found));
    if (Object.keys(found).length > 0) {
      focusFaulty(form);
      return;
    }
    setIsSending(true);
    const isDone = await onSend(isWish ? { cost: amount, limits } : { xp: amount });
    setIsSending(false);
    if (isDone) onClose();
  }

  // In its place, not before it: its answers lead back here.
  if (isMaking) {
    const { icon, tool, xpReward } = DEFAULT_HABIT;
    const start = { name: title, description: note ?? '', icon, tool, xpReward: wished ?? xpReward };
    return <HabitEditor start={start} heroIds={[hero.id]} onClose={() => setIsMaking(false)} />;
  }
  const { amount: amountFault, ...limitFaults } = faults;
  const change = (xp: number) => {
    setAmount(xp);
    setFaults(limitFaults);
  };
  return (
    <Dialog opened onClose={onClose} size="lg" title={text.title[kind](hero.name)}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <div>
            <Text fw={700} size="lg">
              <bdi>{title}</bdi>
            </Text>
            {note ? (
              <Text>
                <bdi>{note}</bdi>
              </Text>
            ) : null}
            {plan ? <Text>{planWords({ ...DAILY_PLAN, ...plan }, user?.weekStart ?? 'mon')}</Text> : null}
            {wished && !isWish ? <Hint>{text.wished(hero.name, wished)}</Hint> : null}
          </div>
          {photo ? <Picture url={photo.whole} alt={text.alt(title, hero.name)} /> : null}
          {voiceUrl ? <Voice url={voiceUrl} hero={hero.name} /> : null}
          {isWish ? (
            <CostFields cost={amount} error={amountFault} label={text.price} onChange={change} />
          ) : (
            <CostFields
              cost={amount}
              error={amountFault}
              label={text.pay}
              ownLabel={text.payOwn}
              choices={[...new Set([...AMOUNTS, ...(wished ? [wished] : [])])].sort((a, b) => a - b)}
              onChange={change}
            />
          )}
          <Text size="xs" c="dimmed">
            {plan ? text.missionHint(hero.name) : isWish ? text.priceHint(hero.name) : text.payHint}
          </Text>
          {isWish ? (
            <LimitsFields
              limits={limits}
              faults={limitFaults}
              onChange={(next) => {
                setLimits(next);
                setFaults({});
              }}
            />
          ) : plan ? null : (
            <ActButton
              variant="light"
              mih={44}
              style={{ alignSelf: 'flex-start' }}
              icon="plus"
              onClick={() => setIsMaking(true)}
            >
              {text.accept.mission}
            </ActButton>
          )}
          <DialogFooter>
            <ActButton variant="default" icon="reply" onClick={onDecline}>
              {text.decline}
            </ActButton>
            <Button type="submit" loading={isSending} data-autofocus>
              {kind === 'did' ? text.accept.did(amount) : text.accept[kind]}
            </Button>
          </DialogFooter>
        </Stack>
      </form>
    </Dialog>
  );
};

function Voice({ url, hero }: { url: string; hero: string }) {
  const { isPlaying, play, stop } = usePlayVoice();
  return (
    <ActButton
      variant="light"
      mih={48}
      icon={isPlaying ? 'stop' : 'play'}
      onClick={() => (isPlaying ? stop() : play(url))}
    >
      {isPlaying ? text.stop : text.listen(hero)}
    </ActButton>
  );
}
