import { AppProvider } from '@org/app-kit'
import { createSnackbarQueue } from '@org/ui/primitives'
import { type ComponentProps, useState } from 'react'
import { RouterProvider } from 'react-router-dom'

export interface StartedPageProps {
  app: ComponentProps<typeof AppProvider>['app']
  router: ComponentProps<typeof RouterProvider>['router']
}

/** The product, with a store and a router that a test has started. */
export function StartedPage({ app, router }: StartedPageProps) {
  const [snackbars] = useState(createSnackbarQueue)
  return (
    <AppProvider app={app} snackbars={snackbars}>
      <RouterProvider router={router} />
    </AppProvider>
  )
}
