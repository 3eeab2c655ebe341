import { CreateForm, type CreateFormProps } from '@org/app-kit/pages'
import { useCentre } from '../centre/use-centre.ts'

/** A page that adds an entry, with a separate draft for each centre. */
export function CreateInCentre<Values extends object, Sent extends object>(
  props: Omit<CreateFormProps<Values, Sent>, 'place'>,
) {
  const { centreId } = useCentre()
  return <CreateForm {...props} place={centreId ?? ''} />
}
