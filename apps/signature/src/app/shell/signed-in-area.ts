// One chunk for the frame of the signed-in pages: the dialogs about the session must be there when
// the network is not.
export { SidebarShell } from './sidebar-shell.tsx'
export { SignedInOnly } from './signed-in-only.tsx'
