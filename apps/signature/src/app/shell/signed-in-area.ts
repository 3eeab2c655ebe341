// One chunk for the signed-in frame: the session dialogs must already be loaded when the network
// fails.
export { SidebarShell } from './sidebar-shell.tsx'
export { SignedInOnly } from './signed-in-only.tsx'
