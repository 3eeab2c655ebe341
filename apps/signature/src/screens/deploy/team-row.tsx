import type { Team, User } from '@org/api/client'
import { BannerMessage, Button, IconButton } from '@org/ui/primitives'
import { ChevronDown, ChevronRight, Send } from 'lucide-react'
import { useId, useState } from 'react'
import { texts } from '../../texts.ts'
import { AdoptionBar } from './adoption-bar.tsx'
import { deployObstacle, isAllSent } from './deploy-obstacle.ts'
import { Alert, Head, Note, People, Person, Row, TeamName } from './deploy-page.styles.ts'
import { PersonStatus } from './person-status.tsx'
import { useDeploy } from './use-deploy.ts'

export interface TeamRowProps {
  team: Team
  members: readonly User[]
  /** Note for the mail. */
  message: string
  /** The only row of the page: its people show at once. */
  isAlone: boolean
}

/** One team with its bar; its people show on request. */
export function TeamRow({ team, members, message, isAlone }: TeamRowProps) {
  const peopleId = useId()
  const [isOpen, setOpen] = useState(isAlone)
  const [obstacle, setObstacle] = useState<string | null>(null)
  const { deploy, isRunning, error } = useDeploy({ kind: 'team', id: team.id }, message)
  const sent = team.signature_template_deploy_install_email_sent_count
  const alert = obstacle ?? error
  const press = () => {
    const found = deployObstacle(team, members)
    setObstacle(found)
    if (found === null) deploy()
  }
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <Row>
      <Head>
        <IconButton
          label={texts.deploy.showPeople(team.name)}
          hasTooltip={false}
          aria-expanded={isOpen}
          aria-controls={peopleId}
          onPress={() => setOpen(!isOpen)}
        >
          <Chevron size={16} aria-hidden="true" />
        </IconButton>
        <TeamName>
          <h2>{team.name}</h2>
          {team.is_global && <span>{texts.teams.defaultTeam}</span>}
        </TeamName>
        <AdoptionBar
          members={team.members_count}
          sent={sent}
          installed={team.signature_template_deploy_count}
        />
        <Button
          variant="primary"
          icon={<Send size={16} aria-hidden="true" />}
          isDisabled={isAllSent(team, members)}
          isLoading={isRunning}
          aria-label={`${texts.deploy.deploy} ${team.name}`}
          onPress={press}
        >
          {texts.deploy.deploy}
        </Button>
      </Head>
      {alert !== null && (
        <Alert>
          <BannerMessage tone="danger" title={alert} />
        </Alert>
      )}
      <People id={peopleId} hidden={!isOpen}>
        {members.map((member) => (
          <Person key={member.id}>
            <span>{member.display_name || member.email}</span>
            <PersonStatus user={member} message={message} />
          </Person>
        ))}
        {members.length === 0 && (
          <Person>
            <Note>{texts.teams.nobody}</Note>
          </Person>
        )}
      </People>
    </Row>
  )
}
