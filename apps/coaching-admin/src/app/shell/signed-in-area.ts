// Bundles the signed-in frame and the session dialogs as one chunk, so that the dialogs are already
// loaded when the network fails.
export { SidebarShell } from './sidebar-shell.tsx'
export { SignedInOnly } from './signed-in-only.tsx'
