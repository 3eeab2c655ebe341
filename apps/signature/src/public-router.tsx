import { Route, Routes } from 'react-router-dom'
import { RouterFrame } from './router-frame.tsx'
import { InstallPage, LandingPage } from './public-pages.ts'
import { VisitorShell } from './shell/visitor-shell.tsx'

/** The pages that anybody may open, without the store. */
export function PublicRouter() {
  return (
    <RouterFrame>
      <Routes>
        <Route path="user/:installKey/install-email" element={<InstallPage />} />
        <Route element={<VisitorShell />}>
          <Route index element={<LandingPage />} />
        </Route>
      </Routes>
    </RouterFrame>
  )
}
