// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { batchLinkOptions, createQueryClient } from './api-client';
import { PAGE_ID } from './own-acts';
import { speakWith } from './text/words';

afterEach(() => onlineManager.setOnline(true));

test('a call names the session that speaks, and the page', () => {
  const { headers, fetch: _, ...options } = batchLinkOptions('child');
  expect(options).toEqual({ url: `${window.location.origin}/trpc`, maxItems: 20 });
  expect(headers()).toMatchObject({ 'x-herohood-role': 'child', 'x-herohood-page': PAGE_ID });
});

test('a call says which language the page speaks', () => {
  const { headers } = batchLinkOptions('parent');
  speakWith('de', {});
  expect(headers()).toMatchObject({ 'accept-language': 'de' });
  speakWith('en', {});
  expect(headers()).toMatchObject({ 'accept-language': 'en' });
});

test('a failed question is told once, with its key, and is not asked again by itself', async () => {
  const onQueryError = vi.fn();
  const client = createQueryClient({ onQueryError });
  const refusal = new Error('refused');
  const ask = vi.fn(() => Promise.reject(refusal));
  await expect(client.fetchQuery({ queryKey: ['missions'], queryFn: ask })).rejects.toBe(refusal);
  expect(ask).toHaveBeenCalledOnce();
  expect(onQueryError.mock.calls).toEqual([[refusal, ['missions']]]);
});

test('an answer does not grow old by itself', async () => {
  const client = createQueryClient({});
  const ask = vi.fn(() => Promise.resolve('answer'));
  await client.fetchQuery({ queryKey: ['missions'], queryFn: ask });
  await client.fetchQuery({ queryKey: ['missions'], queryFn: ask });
  expect(ask).toHaveBeenCalledOnce();
});

test('an act without network fails at once, is told, and is not done later by itself', async () => {
  onlineManager.setOnline(false);
  const onMutationError = vi.fn();
  const client = createQueryClient({ onMutationError });
  const act = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const mutation = client.getMutationCache().build(client, { mutationFn: act });
  await expect(mutation.execute(undefined)).rejects.toThrow('Failed to fetch');
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(act).toHaveBeenCalledOnce();
  expect(onMutationError).toHaveBeenCalledOnce();
});
