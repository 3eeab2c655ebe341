import { lazyPage } from '#shared/lazy-page.tsx'

// Both load with a signed-in person's first page.
const signedInArea = () => import('./shell/signed-in-area.ts')

export const SignedInOnly = lazyPage(async () => (await signedInArea()).SignedInOnly)
export const SidebarShell = lazyPage(async () => (await signedInArea()).SidebarShell)
