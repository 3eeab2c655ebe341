export { SignInWays } from './identity/sign-in-ways.tsx'
export { SignInAgain } from './sign-in-again.ts'
