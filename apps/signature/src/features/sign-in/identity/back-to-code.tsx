import { stepSelected, useAppDispatch } from '@org/app-kit'
import { Button } from '@org/ui/primitives'
import { identityTexts } from './texts.ts'

/** Switches from the link back to the code. */
export function BackToCode() {
  const dispatch = useAppDispatch()
  return (
    <Button variant="tertiary" onPress={() => dispatch(stepSelected('choices'))}>
      {identityTexts.useCode}
    </Button>
  )
}
