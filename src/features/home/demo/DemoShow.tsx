import PauseIcon from '@mui/icons-material/PauseOutlined'
import PlayIcon from '@mui/icons-material/PlayArrowOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { palette } from '@/theme/tokens'
import { demoMessages } from '@/i18n/messages/home'
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
  minBlockSize: 44,
  paddingBlock: 1.25,
  paddingInlineStart: 2,
  textAlign: 'start',
  font: 'inherit',
  fontWeight: current ? 600 : 400,
  color: current ? palette.henna : palette.inkSoft,
  borderInlineStart: `3px solid ${current ? palette.gold : palette.line}`,
})

/** Four captioned scenes on a phone. They play automatically, and can be paused and chosen. */
export function DemoShow({ templates }: { templates: readonly string[] }) {
  const intl = useIntl()
  const { scene, playing, paused, toggle, choose } = useShow(scenes.length)
  const current = scenes[scene] ?? scenes[0]!
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr' },
        gap: { xs: 2, md: 4 },
        alignItems: 'center',
        padding: { xs: 3, md: 5 },
        paddingBlockStart: { xs: 2, md: 2 },
      }}
    >
      <div className={styles.phone} aria-hidden="true" data-paused={paused}>
        <current.Scene key={scene} templates={templates} />
      </div>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column-reverse', sm: 'column' }, gap: { xs: 2, sm: 3 } }}>
        <Box
          component="ol"
          aria-label={intl.formatMessage(demoMessages.steps)}
          sx={{ listStyle: 'none', margin: 0, padding: 0 }}
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
    </Box>
  )
}
