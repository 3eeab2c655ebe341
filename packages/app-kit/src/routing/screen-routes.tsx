import { Route } from 'react-router-dom'
import type { Screen } from '../lazy/screen.ts'

/** Returns the routes that open these screens. */
export const screenRoutes = (screens: readonly Screen[]) =>
  screens.flatMap(({ paths, Page }) =>
    paths.map((path) => <Route key={path} path={path} element={<Page />} />),
  )
