// The stock home page in the landmark that the link "Skip to content" leads to, and that the navigation puts in.
import { HomeLayout as StockHome } from '@rspress/core/theme-original';

export const HomeLayout = () => (
  <main id="frame-main" tabIndex={-1}>
    <StockHome />
  </main>
);
