import { Button, Menu } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { reportText } from '../../text/en/progress';

const text = reportText.actions;

export interface ReportFile {
  label: string;
  name: string;
  /** Undefined while its figures are on their way. */
  content: (() => string) | undefined;
}

/** What can be taken along: on paper, or as files for a spreadsheet. */
export function ReportActions({ files }: { files: readonly ReportFile[] }) {
  return (
    <>
      <Menu position="bottom-end" radius="md" shadow="md">
        <Menu.Target>
          <Button variant="default" leftSection={<Icon name="download" size={18} />}>
            {text.csv}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {files.map(({ label, name, content }) => (
            <Menu.Item
              key={name}
              disabled={!content}
              onClick={() => content && saveFile(name, content(), 'text/csv')}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" leftSection={<Icon name="print" size={18} />} onClick={() => window.print()}>
        {text.print}
      </Button>
    </>
  );
}

/** Hands a text to the browser as a download; nothing leaves the device. */
function saveFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
