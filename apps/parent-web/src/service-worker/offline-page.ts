import { i18n } from '@herohood/browser/text/i18n';
import { directionOf } from '@herohood/domain/languages/locale';
import { appText } from '../text/en/app';
import { offlineText as text } from '../text/en/offline';

const STYLE = `
  :root { color-scheme: light dark }
  body { display: grid; min-height: 100dvh; margin: 0; place-content: center; padding: 1.5rem; text-align: center;
    font: 1.05rem/1.55 system-ui, sans-serif; background: light-dark(#fbf9ff, #14111d); color: light-dark(#241a40, #f1eefa) }
  main { max-width: 26rem }
  h1 { margin: 0 0 .5rem; font-size: 1.6rem; line-height: 1.25 }
  a { display: inline-block; margin-top: .75rem; padding: .7rem 1.4rem; border-radius: .75rem; background: #6845c9;
    color: #fff; font-weight: 600; text-decoration: none }
  a:focus-visible { outline: 3px solid light-dark(#6845c9, #c2abff); outline-offset: 3px }`;

const page = () => `<!doctype html>
<html lang="${i18n.locale}" dir="${directionOf(i18n.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title} | ${appText.name}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${text.title}</h1><p>${text.hint}</p><a href="">${appText.tryAgain}</a></main></body>
</html>`;

/** What stands instead of a page that the network does not bring; its link asks for the same page again. */
export function offlinePage(): Response {
  return new Response(page(), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
