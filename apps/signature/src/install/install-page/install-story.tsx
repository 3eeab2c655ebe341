import { AppProvider, createAppStore, memorySessionStorage } from '@org/app-kit'
import { createSnackbarQueue } from '@org/ui/primitives'
import { useEffect, useState, type ReactElement } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { installSaga } from '../install-saga.ts'
import { installReducer } from '../install-slice.ts'
import { InstallPage } from './install-page.tsx'

function createApp() {
  return createAppStore({
    product: { reducers: { install: installReducer }, sagas: [installSaga] },
    sessionStorage: memorySessionStorage(),
    notify: () => undefined,
    baseUrl: `${window.location.origin}/api`,
  })
}

/** The install page at its route, signed out, over whatever answers `/api`. */
export function InstallStory({ path }: { path: string }): ReactElement {
  const [app] = useState(createApp)
  const [snackbars] = useState(createSnackbarQueue)
  useEffect(() => () => app.stop(), [app])
  return (
    <AppProvider app={app} snackbars={snackbars}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/user/:userId/install-email" element={<InstallPage />} />
        </Routes>
      </MemoryRouter>
    </AppProvider>
  )
}
