// One chunk for the signed-in frame, so that the session dialogs are already loaded when the
// network fails.
export { SidebarShell } from './sidebar-shell.tsx'
export { SignedInOnly } from './signed-in-only.tsx'
