import { AGE_BANDS } from '@herohood/domain/habits/idea';
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { SegmentsField } from '../../layout/segments-field';
import { ideasText as text } from '../../text/en/ideas';
import { type Filter, OWN } from './use-ideas';

const ANY = 'any';

interface Props {
  filter: Filter;
  packs: readonly { id: string; name: string }[];
  onChange: (part: Partial<Filter>) => void;
}

/** Pack, age and words to look through the ideas by. */
export function IdeaFilters({ filter, packs, onChange }: Props) {
  return (
    <SimpleGrid
      minColWidth="min(15rem, 100%)"
      autoFlow="auto-fit"
      verticalSpacing="0.75rem"
      style={{ alignItems: 'end' }}
    >
      <NativeSelect
        label={text.pack}
        value={filter.pack}
        onChange={(event) => onChange({ pack: event.currentTarget.value })}
        data={[
          { value: '', label: text.all },
          ...packs.map(({ id, name }) => ({ value: id, label: name })),
          { value: OWN, label: text.own },
        ]}
      />
      <SegmentsField
        label={text.age}
        disabled={filter.pack === OWN}
        value={filter.age ?? ANY}
        onChange={(age) => onChange({ age: age === ANY ? null : age })}
        data={[
          { value: ANY, label: text.anyAge },
          ...AGE_BANDS.map((band) => ({ value: band, label: text.bands[band] })),
        ]}
      />
      <TextInput
        type="search"
        style={{ gridColumn: '1 / -1' }}
        aria-label={text.search}
        placeholder={text.search}
        leftSection={<Icon name="search" size={18} />}
        value={filter.words}
        onChange={(event) => onChange({ words: event.currentTarget.value })}
      />
    </SimpleGrid>
  );
}
