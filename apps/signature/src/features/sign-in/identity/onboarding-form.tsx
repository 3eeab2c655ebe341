import { FormError } from '@org/app-kit/pages'
import { identityTexts } from '@org/app-kit/sign-in'
import { IdentityError, type IdentityUser, type UserDocument } from '@org/data'
import {
  defineForm,
  type FieldErrors,
  Form,
  FormFields,
  useForm,
  useFormState,
  type FormValues,
} from '@org/ui/form'
import '@org/ui/form/fields/select'
import '@org/ui/form/fields/text'
import { Avatar, Button } from '@org/ui/primitives'
import { userOnboardingTexts } from './texts.ts'
import { Person, Profile } from './identity.styles.ts'

/** Option for no gender, since stating one is optional. */
const noGender = 'none'

const onboardingForm = defineForm({
  fields: [
    { name: 'last_name', type: 'text', label: userOnboardingTexts.lastName },
    { name: 'first_name', type: 'text', label: userOnboardingTexts.firstName },
    {
      name: 'gender',
      type: 'select',
      label: userOnboardingTexts.gender,
      initial: noGender,
      choices: [
        { value: noGender, label: userOnboardingTexts.noGender },
        { value: 'male', label: userOnboardingTexts.genders.male },
        { value: 'female', label: userOnboardingTexts.genders.female },
      ],
    },
  ],
})

/** Thrown when both names are empty. */
class NamelessError extends Error {
  override name = 'NamelessError'
}

/** Assigns a `NamelessError` to the last name, the form's first field; null for other errors. */
function namelessErrors(thrown: unknown): FieldErrors | null {
  return thrown instanceof NamelessError ? { last_name: thrown.message } : null
}

export interface OnboardingFormProps {
  person: IdentityUser
  initial: UserDocument
  /** Stores the user document and leaves the page. May reject with an `IdentityError`. */
  save: (document: UserDocument) => Promise<void>
}

/** A form for the first name, last name and gender (specification 3, section 2.2). */
export function OnboardingForm({ person, initial, save }: OnboardingFormProps) {
  const form = useForm(onboardingForm, {
    initial: { ...initial, gender: initial.gender ?? noGender },
    texts: { failed: (message) => message },
    errorsOf: namelessErrors,
    async save(values) {
      const document = documentOf(values)
      if (document.first_name === '' && document.last_name === '')
        throw new NamelessError(userOnboardingTexts.nameless)
      try {
        await save(document)
      } catch (error) {
        throw error instanceof IdentityError
          ? new Error(identityTexts.errors[error.code], { cause: error })
          : error
      }
    },
  })
  const { status, text, hasErrors } = useFormState(form)
  const name = person.displayName || person.email
  return (
    <Form form={form} aria-label={userOnboardingTexts.title}>
      <Profile>
        <h1>{userOnboardingTexts.title}</h1>
        <Person>
          {person.photoUrl !== null && <Avatar name={name} src={person.photoUrl} size={56} />}
          <p>{userOnboardingTexts.greeting(name)}</p>
        </Person>
        <FormError message={status === 'failed' && !hasErrors ? text : null} work="save" />
        <FormFields form={form} />
        <Button type="submit" variant="primary" isWide isLoading={status === 'saving'}>
          {userOnboardingTexts.save}
        </Button>
      </Profile>
    </Form>
  )
}

function documentOf({ gender, ...names }: FormValues<typeof onboardingForm>): UserDocument {
  return {
    first_name: names.first_name.trim(),
    last_name: names.last_name.trim(),
    gender: gender === 'male' || gender === 'female' ? gender : null,
  }
}
