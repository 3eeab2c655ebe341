export { SignInWays } from './identity/sign-in-ways.tsx'
export { LoginDialog, SignInAgain } from './login-dialog.tsx'
export { OtherAccountDialog } from './other-account-dialog.tsx'
