import { PageTitle as WholeTitle } from '@herohood/ui/page-title/page-title';
import { appText } from '../text/en/app';

/** What the tab of a page is called, and whose page it is. */
export const PageTitle = ({ children }: { children: string }) => (
  <WholeTitle title={`${children} | ${appText.name}`} />
);
