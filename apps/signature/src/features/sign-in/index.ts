export { SignInWays } from './sign-in-ways.tsx'
export { SignInAgain } from './sign-in-again.ts'
