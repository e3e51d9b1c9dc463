import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  plugins: [
    new RsdoctorWebpackPlugin({
      // the object form keeps the other features on
      features: { resolver: true },
    }),
  ],
};
