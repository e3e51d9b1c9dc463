// The stock home page in the landmark that the link "Skip to content" leads to, and that the navigation puts in; without its
// background, whose inline style the policy refuses.
import { HomeFeature, HomeFooter, HomeHero } from '@rspress/core/theme';

export const HomeLayout = () => (
  <main id="frame-main" tabIndex={-1}>
    <HomeHero />
    <HomeFeature />
    <HomeFooter />
  </main>
);
