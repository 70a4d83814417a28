import { describe, expect, test } from 'vitest';
import { voiceFor } from './speech';

const voice = (lang: string, isDefault = false) => ({ lang, default: isDefault });
const chosen = (locale: string, ...voices: ReturnType<typeof voice>[]) =>
  voiceFor(locale, voices)?.lang ?? null;

describe('the voice that reads', () => {
  test('is of the very region, whatever the device likes best', () => {
    expect(chosen('pt-BR', voice('pt-PT', true), voice('pt-BR'))).toBe('pt-BR');
  });

  test('is else the device’s own for that language', () => {
    expect(chosen('en', voice('en-US'), voice('en-GB', true), voice('en-AU'))).toBe('en-GB');
  });

  test('is else of the region where most speak it', () => {
    expect(chosen('de', voice('de-AT'), voice('de-DE'), voice('en-US', true))).toBe('de-DE');
    expect(chosen('pl', voice('en-US', true), voice('pl-PL'))).toBe('pl-PL');
  });

  test('is else any of that language', () => {
    expect(chosen('pt-BR', voice('en-US', true), voice('pt-PT'))).toBe('pt-PT');
    expect(chosen('ar', voice('ar-SA'))).toBe('ar-SA');
  });

  test('is found as Android writes it', () => {
    expect(chosen('pt-BR', voice('pt_PT'), voice('pt_BR'))).toBe('pt_BR');
    expect(chosen('he', voice('iw-IL'))).toBe('iw-IL');
  });

  test('is none of a language that only begins alike, and none of another', () => {
    expect(chosen('fr', voice('frr'), voice('de-DE', true))).toBeNull();
    expect(chosen('uk')).toBeNull();
  });
});
