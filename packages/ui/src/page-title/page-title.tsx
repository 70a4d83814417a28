import { useLayoutEffect } from 'react';

/**
 * What the tab is called while this is drawn. It changes the title that was sent with the page, so that there is one only;
 * React's own `<title>` would stand beside it.
 */
export function PageTitle({ title }: { title: string }) {
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  return null;
}
