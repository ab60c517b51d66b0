import { BrowserRouter } from 'react-router-dom'
import { loadSiteMessages } from '../i18n/catalogues'
import { ThemeRoot } from '../theme/ThemeRoot'
import { App } from './App'
import { boot } from './boot'

void boot(
  <ThemeRoot>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </ThemeRoot>,
  loadSiteMessages,
)
