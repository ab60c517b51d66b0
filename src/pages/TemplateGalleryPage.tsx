import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { createInvitationPath } from '@shared/routes'
import { getTemplateName, TEMPLATE_NUMBERS } from '../card/content'
import { getTemplateThumbnail } from '../card/thumbnails'
import { templateMessages } from '@/i18n/messages/site'
import { galleryMessages } from '@/i18n/messages/studio'
import { PageTitle } from '../seo/PageTitle'

/** The template gallery; each template opens the studio (specification §2, "Routes"). */
export default function TemplateGalleryPage() {
  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageTitle message={galleryMessages.galleryTitle} />
      <Typography variant="h1" sx={{ textAlign: 'center' }}>
        <FormattedMessage {...galleryMessages.galleryTitle} />
      </Typography>
      <Typography sx={{ textAlign: 'center', color: 'text.secondary', marginBlock: 2, marginBlockEnd: 6 }}>
        <FormattedMessage {...galleryMessages.galleryLead} />
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 3,
          padding: 0,
          margin: 0,
          listStyle: 'none',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        {TEMPLATE_NUMBERS.map((template) => (
          <Paper key={template} component="li" sx={{ display: 'flex', flexDirection: 'column', padding: 2 }}>
            <Box
              component="img"
              src={getTemplateThumbnail(template)}
              alt=""
              width={600}
              height={800}
              sx={{ inlineSize: '100%', blockSize: 'auto', borderRadius: '12px' }}
            />
            <Typography variant="h3" component="h2" sx={{ marginBlockStart: 2 }}>
              <FormattedMessage {...templateMessages[getTemplateName(template)]} />
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 2, flexGrow: 1 }}>
              <FormattedMessage {...galleryMessages[getTemplateName(template)]} />
            </Typography>
            <Button component={Link} to={createInvitationPath(template)} variant="contained">
              <FormattedMessage {...galleryMessages.useTemplate} />
            </Button>
          </Paper>
        ))}
      </Box>
    </Container>
  )
}
