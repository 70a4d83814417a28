import { AGE_BANDS } from '@herohood/domain/habits/idea';
import { Input, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { ideasText as text } from '../../text/en/ideas';
import classes from './ideas.module.css';
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
    <div className={classes.filters}>
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
      <div>
        <Input.Label component="span" id="idea-age-label">
          {text.age}
        </Input.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby="idea-age-label"
          disabled={filter.pack === OWN}
          value={filter.age ?? ANY}
          onChange={(age) => onChange({ age: AGE_BANDS.find((band) => band === age) ?? null })}
          data={[
            { value: ANY, label: text.anyAge },
            ...AGE_BANDS.map((band) => ({ value: band, label: text.bands[band] })),
          ]}
        />
      </div>
      <TextInput
        type="search"
        className={classes.search}
        aria-label={text.search}
        placeholder={text.search}
        leftSection={<Icon name="search" size={18} />}
        value={filter.words}
        onChange={(event) => onChange({ words: event.currentTarget.value })}
      />
    </div>
  );
}
