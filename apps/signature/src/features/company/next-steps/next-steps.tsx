import { Button, Card, Link } from '@org/ui/primitives'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { isAfterWizard } from './after-wizard.ts'
import { Saved, Steps } from './next-steps.styles.ts'
import { companyTexts } from '../texts.ts'

const wording = companyTexts.nextSteps

const steps = [
  { href: paths.users(null), name: wording.employees, help: wording.employeesHelp },
  { href: paths.deploy(null), name: wording.deploy, help: wording.deployHelp },
  { href: paths.banners(null), name: wording.banners, help: wording.bannersHelp },
]

/**
 * Suggests next steps right after the wizard has saved the signature. Renders nothing on any other
 * visit.
 */
export function NextSteps() {
  const navigate = useNavigate()
  const location = useLocation()
  if (!isAfterWizard(location.state)) return null
  const close = () => void navigate(location, { replace: true, state: null })
  return (
    <Card
      title={wording.title}
      actions={
        <Button variant="tertiary" onPress={close}>
          {wording.close}
        </Button>
      }
    >
      <Saved>{wording.saved}</Saved>
      <Steps>
        {steps.map(({ href, name, help }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
            <p>{help}</p>
          </li>
        ))}
      </Steps>
    </Card>
  )
}
