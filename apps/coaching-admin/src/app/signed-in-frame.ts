import { lazyPage } from '@org/app-kit/public'

// Both components are in one chunk, which loads with a signed-in person's first page.
const signedInArea = () => import('./shell/signed-in-area.ts')

export const SignedInOnly = lazyPage(async () => (await signedInArea()).SignedInOnly)
export const SidebarShell = lazyPage(async () => (await signedInArea()).SidebarShell)
