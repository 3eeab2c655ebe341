// The signed-in frame is one chunk, since the session dialogs must already be loaded when the
// network fails.
export { SidebarShell } from './sidebar-shell.tsx'
export { SignedInOnly } from './signed-in-only.tsx'
