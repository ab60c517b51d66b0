import PauseIcon from '@mui/icons-material/PauseOutlined'
import PlayIcon from '@mui/icons-material/PlayArrowOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@shared/routes'
import { palette } from '@/theme/tokens'
import { demoMessages } from '@/i18n/messages/home'
import { pageMessages } from '@/i18n/messages/site'
import { ChooseScene, OpenScene, PublishScene, WriteScene } from './scenes'
import styles from './scenes.module.css'
import { useShow } from './useShow'

const scenes = [
  { name: demoMessages.write, text: demoMessages.writeText, Scene: WriteScene },
  { name: demoMessages.choose, text: demoMessages.chooseText, Scene: ChooseScene },
  { name: demoMessages.publish, text: demoMessages.publishText, Scene: PublishScene },
  { name: demoMessages.open, text: demoMessages.openText, Scene: OpenScene },
]

const getStepStyle = (current: boolean) => ({
  display: 'block',
  inlineSize: '100%',
  blockSize: { xs: '100%', sm: 'auto' },
  minBlockSize: 44,
  paddingBlock: { xs: 0.5, sm: 1.25 },
  paddingInlineStart: { sm: 2 },
  textAlign: { xs: 'center', sm: 'start' },
  font: 'inherit',
  fontSize: { xs: '0.875rem', sm: 'inherit' },
  fontWeight: current ? 600 : 400,
  color: current ? palette.henna : palette.inkSoft,
  borderStyle: 'solid',
  borderColor: current ? palette.gold : palette.line,
  borderWidth: 0,
  borderBlockStartWidth: { xs: 3, sm: 0 },
  borderInlineStartWidth: { xs: 0, sm: 3 },
})

/** Four captioned scenes on a phone, then the way to do it oneself. They play automatically, and can be paused and chosen. */
export function DemoShow({ templates }: { templates: readonly string[] }) {
  const intl = useIntl()
  const { scene, playing, paused, toggle, choose } = useShow(scenes.length)
  const current = scenes[scene] ?? scenes[0]!
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr' },
        gap: { xs: 1.5, sm: 2, md: 4 },
        alignItems: 'center',
        padding: { xs: 2, sm: 3, md: 5 },
        paddingBlockStart: { xs: 1.5, sm: 2 },
      }}
    >
      <div className={styles.phone} aria-hidden="true" data-paused={paused}>
        <current.Scene key={scene} templates={templates} />
      </div>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column-reverse', sm: 'column' }, gap: { xs: 1.5, sm: 3 } }}>
        <Box
          component="ol"
          aria-label={intl.formatMessage(demoMessages.steps)}
          sx={{
            listStyle: 'none',
            margin: 0,
            padding: 0,
            display: { xs: 'grid', sm: 'block' },
            gridTemplateColumns: 'repeat(4, 1fr)',
          }}
        >
          {scenes.map(({ name }, at) => (
            <li key={name.id}>
              <ButtonBase
                onClick={() => choose(at)}
                aria-current={at === scene ? 'step' : undefined}
                sx={getStepStyle(at === scene)}
              >
                <FormattedMessage {...demoMessages.scene} values={{ n: at + 1, name: intl.formatMessage(name) }} />
              </ButtonBase>
            </li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <IconButton
            onClick={toggle}
            aria-label={intl.formatMessage(playing ? demoMessages.pause : demoMessages.play)}
            sx={{
              inlineSize: 52,
              blockSize: 52,
              flexShrink: 0,
              color: '#FFFFFF',
              backgroundColor: palette.henna,
              '&:hover': { backgroundColor: palette.hennaDark },
            }}
          >
            {playing ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
          <Box aria-live={playing ? 'off' : 'polite'} sx={{ minBlockSize: '5.5em' }}>
            <Typography variant="h3" component="h3">
              <FormattedMessage {...current.name} />
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...current.text} />
            </Typography>
          </Box>
        </Box>
      </Box>
      <Button
        component={Link}
        to={paths.createInvitation}
        variant="contained"
        size="large"
        sx={{ gridColumn: { md: '1 / -1' }, justifySelf: { sm: 'center' } }}
      >
        <FormattedMessage {...pageMessages.createTitle} />
      </Button>
    </Box>
  )
}
