import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

const analyze = process.env.RSDOCTOR === 'true';

export default {
  mode: 'production',
  entry: './src/index.js',
  output: { publicPath: 'auto', uniqueName: 'shop' },
  plugins: [
    new ModuleFederationPlugin({
      name: 'shop',
      filename: 'remoteEntry.js',
      exposes: { './cart': './src/cart.js' },
      dts: false,
    }),
    analyze && new RsdoctorRspackPlugin(),
  ],
};
