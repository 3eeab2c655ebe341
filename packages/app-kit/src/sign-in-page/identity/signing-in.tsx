import { ProgressIndicator } from '@org/ui/primitives'
import { Greeting } from './identity.styles.ts'
import { identityTexts } from './texts.ts'

/** Shown while a mailed link is being verified. */
export function SigningIn() {
  return (
    <Greeting>
      <ProgressIndicator size="big" label={identityTexts.signingIn} />
      <p>{identityTexts.signingIn}</p>
    </Greeting>
  )
}
