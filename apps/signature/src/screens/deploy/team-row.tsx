import type { Team } from '@org/api/client'
import { BannerMessage, Button, IconButton } from '@org/ui/primitives'
import { ChevronDown, ChevronRight, Send } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { texts } from '../../texts.ts'
import { AdoptionBar } from './adoption-bar.tsx'
import { deployObstacle, isAllSent } from './deploy-obstacle.ts'
import { Alert, Head, Row, TeamName } from './deploy-page.styles.ts'
import { TeamPeople } from './team-people.tsx'
import { useDeploy } from './use-deploy.ts'

export interface TeamRowProps {
  team: Team
  /** Note for the mail. */
  message: string
  /** Whether its people show from the start. */
  startsOpen: boolean
}

/** One team with its bar; its people show on request. Drawn again for what concerns it alone. */
export const TeamRow = memo(function TeamRow({ team, message, startsOpen }: TeamRowProps) {
  const peopleId = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  const [obstacle, setObstacle] = useState<string | null>(null)
  const { deploy, isRunning, error } = useDeploy({ kind: 'team', id: team.id }, message)
  const sent = team.signature_template_deploy_install_email_sent_count
  const alert = obstacle ?? error
  const press = () => {
    const found = deployObstacle(team)
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
          aria-controls={isOpen ? peopleId : undefined}
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
          queued={team.deploy_queued_count}
          failed={team.deploy_failed_count}
          old={team.old_version_count}
        />
        <Button
          variant="primary"
          icon={<Send size={16} aria-hidden="true" />}
          isDisabled={isAllSent(team)}
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
      {isOpen && <TeamPeople id={peopleId} team={team} message={message} />}
    </Row>
  )
})
