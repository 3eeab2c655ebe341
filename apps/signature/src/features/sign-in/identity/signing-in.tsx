import { ProgressIndicator } from '@org/ui/primitives'
import { identityTexts } from './texts.ts'
import { Greeting } from './identity.styles.ts'

/** A mailed link was opened and is being taken. */
export function SigningIn() {
  return (
    <Greeting>
      <ProgressIndicator size="big" label={identityTexts.signingIn} />
      <p>{identityTexts.signingIn}</p>
    </Greeting>
  )
}
