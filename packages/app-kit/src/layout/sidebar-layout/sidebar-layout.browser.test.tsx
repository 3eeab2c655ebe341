import { configureStore } from '@reduxjs/toolkit'
import { DataTable } from '@org/ui/data-table'
import { ThemeProvider } from '@org/ui/theme'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { connectionChanged, connectionReducer } from '../../connection/connection-slice.ts'
import { displayReducer } from '../../display/display-slice.ts'
import { PageEnvironmentProvider, pageEnvironment } from '../../provider/page-environment.tsx'
import { sessionReducer } from '../../session/session-slice.ts'
import { memorySessionStorage } from '../../session/session-storage.ts'
import { OfflineNotice } from '../../connection/offline-notice.tsx'
import { SidebarLayout } from './sidebar-layout.tsx'

const rows = Array.from({ length: 50 }, (_, index) => ({ id: `${index}`, name: `Ville ${index}` }))
const idOf = ({ id }: { id: string }) => id
const nothing = () => {}
const environment = pageEnvironment('/api', memorySessionStorage())
let root: Root

function Screen({ height }: { height?: number }) {
  return (
    <SidebarLayout
      title="Paraphe"
      navigationLabel="Navigation"
      skipLabel="Aller au contenu"
      items={[]}
      userName="Camille Laurent"
      logoutLabel="Se déconnecter"
      profile={{ path: '/profile', label: 'Mon profil' }}
      onLogout={nothing}
      phone={{
        openNavigation: 'Ouvrir le menu',
        accountMenu: 'Mon compte',
        signOut: 'Se déconnecter',
      }}
    >
      <OfflineNotice />
      <DataTable
        label="Villes"
        rows={rows}
        cells={[{ key: 'name', title: 'Ville' }]}
        getRowId={idOf}
        height={height}
      />
    </SidebarLayout>
  )
}

function renderLayout(height?: number) {
  const store = configureStore({
    reducer: { connection: connectionReducer, display: displayReducer, session: sessionReducer },
  })
  flushSync(() =>
    root.render(
      <ThemeProvider locale="fr-FR">
        <Provider store={store}>
          <PageEnvironmentProvider environment={environment}>
            <MemoryRouter>
              <Screen {...(height === undefined ? {} : { height })} />
            </MemoryRouter>
          </PageEnvironmentProvider>
        </Provider>
      </ThemeProvider>,
    ),
  )
  return store
}

beforeEach(async () => {
  await page.viewport(800, 600)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const heading = page.getByRole('columnheader', { name: 'Ville' })

/** Finds the topmost element at the middle of the heading. */
function atHeading(): Element | null {
  const { top, height, left } = heading.element().getBoundingClientRect()
  return document.elementFromPoint(left + 20, top + height / 2)
}

it('keeps table headings visible below the top bar while the page scrolls', async () => {
  renderLayout()
  await expect.element(heading).toBeVisible()
  window.scrollTo(0, 900)

  const bar = page.getByRole('banner').element().getBoundingClientRect()
  expect(bar.top).toBe(0)
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBe(bar.bottom)
  expect(heading.element().contains(atHeading())).toBe(true)
})

it('keeps the headings at the top while the table scrolls in its own container', async () => {
  renderLayout(300)
  await expect.element(heading).toBeVisible()
  const box = page.getByRole('grid').element().parentElement!
  box.scrollTop = 300

  await expect
    .poll(() => heading.element().getBoundingClientRect().top)
    .toBe(box.getBoundingClientRect().top)
})

it('skips the navigation from the first tab stop without changing the address', async () => {
  renderLayout()
  const link = page.getByRole('link', { name: 'Aller au contenu' })
  const before = location.href
  await userEvent.keyboard('{Tab}')
  await expect.element(link).toHaveFocus()
  expect(link.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.tagName).toBe('MAIN')
  expect(location.href).toBe(before)
  await userEvent.keyboard('{Tab}')
  expect(page.getByRole('main').element().contains(document.activeElement)).toBe(true)
})

it('says that there is no network, and when the shown data was loaded', async () => {
  const { dispatch } = renderLayout()
  const notice = page.getByRole('alert')
  expect(notice.query()).toBeNull()

  dispatch(connectionChanged(new Date(2026, 10, 27, 14, 5).getTime() / 1000))

  await expect.element(page.getByText('Vous êtes hors ligne')).toBeVisible()
  await expect.element(page.getByText(/affiché le 27 nov\. 2026 à 14:05\./)).toBeVisible()
  dispatch(connectionChanged(null))
  await expect.poll(() => notice.query()).toBeNull()
})
