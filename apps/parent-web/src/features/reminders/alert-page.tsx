import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Icon } from '../../layout/icon';
import { LinkButton } from '../../layout/link-button';
import { PageTitle } from '../../layout/page-title';
import { focusFaulty } from '../../lib/tell-form';
import { remindersText as text } from '../../text/en/reminders';
import classes from './reminders.module.css';

interface Props {
  title: string;
  hint: string;
  children: ReactNode;
}

/** The frame of both alert pages: the way back, what it is about, and its cards. */
export function AlertPage({ title, hint, children }: Props) {
  return (
    <div className={classes.page}>
      <PageTitle>{title}</PageTitle>
      <header className={classes.head}>
        <LinkButton
          to="/parent-dashboard"
          variant="subtle"
          color="gray"
          ms="max(-1rem, -4.5vw)"
          leftSection={<Icon name="back" size={18} />}
        >
          {text.back}
        </LinkButton>
        <h1>{title}</h1>
        <p>{hint}</p>
      </header>
      {children}
    </div>
  );
}

interface FormProps {
  isSaving: boolean;
  onSave: () => void;
  children: ReactNode;
}

/** A form whose two answers stay in reach while its cards scroll. */
export function AlertForm({ isSaving, onSave, children }: FormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!focusFaulty(event.currentTarget)) onSave();
  }
  return (
    <form noValidate onSubmit={submit}>
      {children}
      <div className={classes.footer}>
        <div>
          <LinkButton to="/parent-dashboard" variant="default">
            {text.cancel}
          </LinkButton>
          <Button type="submit" loading={isSaving}>
            {text.save}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** One group of settings. */
export function AlertCard({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={classes.card} aria-label={title}>
      {title ? <h2>{title}</h2> : null}
      {children}
    </section>
  );
}
