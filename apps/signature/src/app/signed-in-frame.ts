import { lazyPage } from '#shared/lazy-page.tsx'

// Both come with the first page of a signed-in person.
const signedInArea = () => import('./shell/signed-in-area.ts')

export const SignedInOnly = lazyPage(async () => (await signedInArea()).SignedInOnly)
export const SidebarShell = lazyPage(async () => (await signedInArea()).SidebarShell)
