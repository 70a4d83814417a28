import { Box, Button, Stack, Text, Title } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
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

/** The frame of both alert pages: the way back, what it is about, and its form. */
export function AlertPage({ title, hint, children }: Props) {
  return (
    <Box maw="46rem" pt="0.25rem" pb="md">
      <PageTitle>{title}</PageTitle>
      <Stack component="header" gap="0.35rem" align="flex-start" mb="lg">
        <LinkButton to="/parent-dashboard" variant="subtle" color="gray" ms="max(-1rem, -4.5vw)" icon="back">
          {text.back}
        </LinkButton>
        <Title order={1} size="clamp(1.5rem, 5vw, 2rem)" lh={1.2} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        <Text c="dimmed">{hint}</Text>
      </Stack>
      {children}
    </Box>
  );
}

interface FormProps {
  isSaving: boolean;
  onSave: () => void;
  children: ReactNode;
}

/** A form whose two answers stay in reach while its card scrolls. */
export function AlertForm({ isSaving, onSave, children }: FormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!focusFaulty(event.currentTarget)) onSave();
  }
  return (
    <form noValidate onSubmit={submit}>
      <Box className="surface" p="clamp(1rem, 4vw, 1.5rem)" mb="md">
        {children}
      </Box>
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
