import type { Browser } from 'playwright'
import { weighPage, type PageWeight } from './page-weight.ts'
import type { RunningServer } from './server.ts'
import { mailboxCodes, openSignedIn, signIn, type Session } from './session.ts'
import type { Visitor, WeighedPage } from './weighed-pages.ts'

/** The demonstration server, and a session of each kind of visitor. */
export interface Visits {
  browser: Browser
  url: string
  sessions: Readonly<Record<Visitor, Session | null>>
}

/** Signs in the visitors of the demonstration. */
export async function prepareVisits(
  browser: Browser,
  server: Pick<RunningServer, 'url' | 'mailboxUrl'>,
): Promise<Visits> {
  const enter = (name: string) =>
    signIn(server.url, `${name}@maison-lueur.example`, mailboxCodes(server))
  return {
    browser,
    url: server.url,
    sessions: {
      nobody: null,
      administrator: await enter('camille.moreau'),
      employee: await enter('julien.lefevre'),
    },
  }
}

/**
 * Opens one page with an empty cache and measures it.
 *
 * @param pause passed on to `weighPage`
 */
export async function weighVisit(
  { browser, url, sessions }: Visits,
  { visitor, path, isUsable }: WeighedPage,
  pause?: number,
): Promise<PageWeight> {
  const session = sessions[visitor]
  const page = session
    ? await openSignedIn(browser, url, session)
    : await browser.newPage({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
  try {
    return await weighPage(page, url + path, isUsable, pause)
  } finally {
    await page.context().close()
  }
}
