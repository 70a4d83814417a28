import { Brand } from '../../layout/brand';
import { LanguageSwitch } from '../../layout/language-switch';
import { PageTitle } from '../../layout/page-title';
import { siteSettings } from '../../lib/site-settings';
import { legalText } from '../../text/en/legal';
import classes from './landing.module.css';
import { LandingFooter } from './landing-footer';
import legal from './legal.module.css';

type Page = typeof legalText.privacy | typeof legalText.terms;

/** What is kept, for how long, and who sees it. The build draws it into its page, so that it is read without a script. */
export function PrivacyScreen() {
  return <LegalPage page={legalText.privacy} />;
}

/** What families agree to. Drawn by the build as well. */
export function TermsScreen() {
  return <LegalPage page={legalText.terms} />;
}

function LegalPage({ page }: { page: Page }) {
  const { supportEmail } = siteSettings();
  return (
    <div className={classes.page}>
      <PageTitle>{page.title}</PageTitle>
      <header className={classes.header}>
        <a href="/" className={classes.brandLink} aria-label={legalText.back}>
          <Brand />
        </a>
        <LanguageSwitch />
      </header>
      <main className={legal.text}>
        <h1>{page.title}</h1>
        <p>{page.lead}</p>
        {page.parts.map(({ title, lines }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <p>
          {supportEmail ? (
            <>
              {legalText.contact} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </>
          ) : (
            legalText.noContact
          )}
        </p>
      </main>
      <LandingFooter />
    </div>
  );
}
