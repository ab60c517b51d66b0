/** Real user agents of browsers, and of the browsers inside the apps of social networks. */
export const socialApps = ['facebook', 'messenger', 'instagram', 'tiktok', 'whatsapp', 'x', 'snapchat', 'line'] as const
export type SocialApp = (typeof socialApps)[number]
export type DeviceName = 'android' | 'iphone' | 'ipad' | 'desktop'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const ANDROID_VIEW =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240905.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.83 Mobile Safari/537.36'
const IPHONE_VIEW =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83'

/** What each app adds to the user agent. */
const signs: Record<SocialApp, string> = {
  facebook:
    '[FBAN/FBIOS;FBAV/488.0.0.68.101;FBBV/658219612;FBSN/iOS;FBSV/18.1;FBSS/2;FBID/tablet;FBLC/en_US;FBOP/5;IABMV/1]',
  messenger: '[FBAN/MessengerForiOS;FBAV/482.2.0.68.110;FBBV/658316928;FBSN/iOS;FBSV/18.1;FBID/tablet;FBLC/ar_AR]',
  instagram: 'Instagram 354.0.0.29.90 (iPad13,1; iPadOS 18_1; en_US; en; scale=2.00; 1640x2360; 654111336; IABMV/1)',
  tiktok: 'BytedanceWebview/d8a21c6 musical_ly_33.2.1 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/EG',
  whatsapp: 'Version/26.0.1 Safari/604.1 [WAiOS/2.25.31]',
  x: 'Twitter for iPad',
  snapchat: 'Version/17.3.1 Snapchat/12.72.0.39 (like Safari/8617.2.4.10.8, panda)',
  line: 'Safari Line/14.16.0',
}

const inAllApps = (base: string) =>
  Object.fromEntries(socialApps.map((app) => [app, `${base} ${signs[app]}`])) as Record<SocialApp, string>

export const userAgents: Record<DeviceName, Record<SocialApp | 'plain', string>> = {
  android: {
    plain:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    facebook: `${ANDROID_VIEW} [FB_IAB/FB4A;FBAV/488.0.0.62.79;IABMV/1;]`,
    messenger: `${ANDROID_VIEW} {useragents: [FB_IAB/MESSENGER;FBAV/118.0.0.19.82;]`,
    instagram: `${ANDROID_VIEW} Instagram 355.1.0.44.103 Android (34/14; 420dpi; 1080x2205; Google/google; Pixel 8; shiba; shiba; ar_EG; 658190016)`,
    tiktok: `${ANDROID_VIEW} trill_320505 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/trill app_version/32.5.5 ByteLocale/ar Region/EG AppId/1180 BytedanceWebview/d8a21c6`,
    whatsapp:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.124 Mobile Safari/537.36 [WA4A/2.25.32.75;]',
    x: `${ANDROID_VIEW} TwitterAndroid`,
    snapchat: `${ANDROID_VIEW}Snapchat/12.89.0.43 (Pixel 8; Android 14#12177219#34; gzip; )`,
    line: `${ANDROID_VIEW} Line/14.16.0/IAB`,
  },
  iphone: {
    plain:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    facebook: `${IPHONE_VIEW} [FBAN/FBIOS;FBAV/488.0.0.68.101;FBBV/658219612;FBDV/iPhone12,8;FBMD/iPhone;FBSN/iOS;FBSV/18.1;FBSS/2;FBID/phone;FBLC/en_US;FBOP/5;FBRV/0;IABMV/1]`,
    messenger: `${IPHONE_VIEW} [FBAN/MessengerForiOS;FBAV/482.2.0.68.110;FBBV/658316928;FBDV/iPhone12,8;FBMD/iPhone;FBSN/iOS;FBSV/18.1;FBSS/2;FBLC/ar_AR;FBOP/5]`,
    instagram: `${IPHONE_VIEW} Instagram 354.0.0.29.90 (iPhone12,8; iOS 18_1; en_US; en; scale=2.00; 750x1334; 654111336; IABMV/1)`,
    tiktok:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1 musical_ly_41.9.0',
    whatsapp:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0.1 Mobile/15E148 Safari/604.1 [WAiOS/2.25.31]',
    x: `${IPHONE_VIEW} Twitter for iPhone/10.66`,
    snapchat:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.3.1 Mobile/15E148 Snapchat/12.72.0.39 (like Safari/8617.2.4.10.8, panda)',
    line: `${IPHONE_VIEW} Safari Line/14.16.0`,
  },
  // An iPad asks for the desktop's pages.
  ipad: { plain: `${MAC} Version/18.1 Safari/605.1.15`, ...inAllApps(`${MAC} Mobile/15E148`) },
  desktop: { plain: WINDOWS, ...inAllApps(WINDOWS) },
}

/** Browsers that are easily mistaken for one inside an app. */
export const plainBrowsers = {
  'Safari on a Mac': `${MAC} Version/18.1 Safari/605.1.15`,
  'Chrome on an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1',
  'Firefox on an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/130.1 Mobile/15E148 Safari/605.1.15',
  'Google’s search app on an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/334.0.674067880 Mobile/15E148 Safari/604.1',
  'Google’s search app on Android':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240905.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.83 Mobile Safari/537.36 GSA/15.43.35.28.arm64',
  'Samsung Internet':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  'Opera on an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1 OPT/5.0.7',
  'an unknown app’s view of the web': `${IPHONE_VIEW} SomeBank/4.2`,
} as const
