import {
  type Auth,
  GoogleAuthProvider,
  onAuthStateChanged,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth'
import { IdentityError, type Identity, type IdentityUser } from '../ports/identity.ts'
import { asIdentityError, identityError } from './firebase-errors.ts'

/** How often the service is asked whether the account still exists, in ms. */
const checkInterval = 10 * 60 * 1000

/** Implements sign-in with Firebase Authentication. */
export function firebaseIdentity(auth: Auth): Identity {
  return {
    signInWithAccount: () =>
      asIdentityError(async () => {
        const provider = new GoogleAuthProvider()
        // Without this parameter, Google uses a browser's only account without asking, even after
        // the user signed out here.
        provider.setCustomParameters({ prompt: 'select_account' })
        return personOf((await signInWithPopup(auth, provider)).user)
      }),
    sendLink: (email, returnUrl) =>
      asIdentityError(() =>
        sendSignInLinkToEmail(auth, email, { url: returnUrl, handleCodeInApp: true }),
      ),
    async signInWithLink(email, url) {
      try {
        return personOf((await signInWithEmailLink(auth, email, url)).user)
      } catch (error) {
        throw identityError(error, { 'auth/invalid-email': 'wrong_email' })
      }
    },
    current: () =>
      asIdentityError(async () => {
        await auth.authStateReady()
        return auth.currentUser && personOf(auth.currentUser)
      }),
    idToken: () =>
      asIdentityError(async () => {
        if (!auth.currentUser) throw new IdentityError('signed_out', 'Nobody is signed in.')
        return auth.currentUser.getIdToken()
      }),
    signOut: () => asIdentityError(() => signOut(auth)),
    subscribe(onChange) {
      const end = onAuthStateChanged(auth, (user) => onChange(user && personOf(user)))
      // Firebase signs out a disabled account only when it renews the token, so renew it regularly.
      const timer = setInterval(() => {
        auth.currentUser?.getIdToken(true).catch((error: unknown) => console.warn(error))
      }, checkInterval)
      return () => {
        clearInterval(timer)
        end()
      }
    },
  }
}

function personOf({ uid, email, displayName, photoURL }: User): IdentityUser {
  return { uid, email: email ?? '', displayName: displayName ?? '', photoUrl: photoURL }
}
